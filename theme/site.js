// Makes a page more comfortable; everything can be read without it.

const root = document.body.dataset.root;

theme();
copyButtons();
sharedChoices();
overlays();
contents();
search();

// The switch goes round: as the system has it, light, dark.
function theme() {
  const button = document.querySelector("[data-theme-switch]");
  const order = ["", "light", "dark"];
  const names = ["as the system has it", "light", "dark"];
  const choose = (value) => {
    document.documentElement.dataset.theme = value;
    button.setAttribute("aria-label", `Appearance: ${names[order.indexOf(value)]}`);
    button.title = button.getAttribute("aria-label");
  };
  const current = () => {
    const value = document.documentElement.dataset.theme ?? "";
    return order.includes(value) ? value : "";
  };
  choose(current());
  button.hidden = false;
  button.addEventListener("click", () => {
    const next = order[(order.indexOf(current()) + 1) % order.length];
    choose(next);
    remember("theme", next);
  });
}

function copyButtons() {
  for (const frame of document.querySelectorAll(".snippet:not(.compare)")) {
    const code = [...frame.querySelectorAll("pre:not(.diff) code")].at(-1);
    const caption = frame.querySelector(".frame");
    if (!code || !caption || !navigator.clipboard) continue;
    const button = element("button", { type: "button", className: "copy", textContent: "Copy" });
    button.addEventListener("click", async () => {
      const text = code.cloneNode(true);
      text.querySelectorAll(".problem, .hidden-lines").forEach((other) => other.remove());
      await navigator.clipboard.writeText(text.textContent);
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 1500);
    });
    caption.append(button);
  }
}

// Groups of tabs with the same name change together; a page opens as the last one was left.
function sharedChoices() {
  const groups = [...document.querySelectorAll("[data-choice]")];
  const labels = (group) => [...group.children].filter((child) => child.matches("label"));
  const apply = (name, text) => {
    for (const group of groups.filter((group) => group.dataset.choice === name)) {
      const label = labels(group).find((label) => label.textContent === text);
      if (label) label.control.checked = true;
    }
  };
  for (const name of new Set(groups.map((group) => group.dataset.choice))) {
    const text = recall(`choice-${name}`);
    if (text) apply(name, text);
  }
  for (const group of groups) {
    group.addEventListener("change", (event) => {
      if (event.target.parentElement !== group) return;
      const text = event.target.labels[0].textContent;
      const top = group.getBoundingClientRect().top;
      apply(group.dataset.choice, text);
      // What the reader looks at stays where it is while pages above it grow or shrink.
      scrollBy({ top: group.getBoundingClientRect().top - top, behavior: "instant" });
      remember(`choice-${group.dataset.choice}`, text);
    });
  }
}

// Lays the drawings of a comparison over each other, with a divider that can be dragged.
function overlays() {
  for (const figure of document.querySelectorAll(".compare:has(.pair)")) {
    const button = element("button", {
      type: "button", className: "copy", textContent: "Lay over each other",
    });
    const show = (isOn) => {
      figure.classList.toggle("overlaid", isOn);
      button.setAttribute("aria-pressed", isOn);
    };
    button.addEventListener("click", () => show(!figure.classList.contains("overlaid")));
    figure.querySelector(".frame").append(button);
    for (const pair of figure.querySelectorAll(".pair")) pair.append(divider(pair));
    show(false);
  }
}

function divider(pair) {
  const range = element("input", { type: "range", min: 0, max: 100, value: 50 });
  range.setAttribute("aria-label", "Divider between before and after");
  range.addEventListener("input", () => pair.style.setProperty("--divider", `${range.value}%`));
  return range;
}

// Marks the section that is being read.
function contents() {
  const links = [...document.querySelectorAll(".contents a")];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  if (!links.length) return;
  const update = () => {
    const reached = headings.findLastIndex((heading) => heading?.getBoundingClientRect().top < 120);
    links.forEach((link, index) => link.classList.toggle("current", index === reached));
  };
  let isWaiting = false;
  addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      update();
    });
  }, { passive: true });
  update();
}

function search() {
  const button = document.querySelector("[data-search]");
  let dialog;
  const open = () => {
    dialog ??= searchDialog();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector("input").select();
  };
  button.hidden = false;
  button.addEventListener("click", open);
  addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("textarea, [contenteditable], input:not([type=radio])");
    const isShortcut = event.key === "k" && (event.metaKey || event.ctrlKey);
    if (!isShortcut && (event.key !== "/" || isTyping)) return;
    event.preventDefault();
    open();
  });
}

function searchDialog() {
  const dialog = element("dialog", { className: "search" });
  dialog.setAttribute("aria-label", "Search");
  const input = element("input", {
    type: "search", placeholder: "Search the pages", autocomplete: "off", spellcheck: false,
  });
  input.setAttribute("aria-label", "Search the pages");
  const status = element("p", { className: "search-status", textContent: "Type to search." });
  status.setAttribute("role", "status");
  const list = element("ol", {});
  dialog.append(input, status, list);
  document.body.append(dialog);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("a")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => moveFocus(event, input, list));
  const engine = import(new URL(`${root}pagefind/pagefind.js`, location.href));
  input.addEventListener("input", () => show(engine, input.value.trim(), status, list));
  return dialog;
}

async function show(engine, words, status, list) {
  if (!words) {
    status.textContent = "Type to search.";
    list.replaceChildren();
    return;
  }
  try {
    const answer = await (await engine).debouncedSearch(words, {}, 120);
    // A newer search has overtaken this one.
    if (answer === null) return;
    const found = await Promise.all(answer.results.slice(0, 24).map((result) => result.data()));
    const pages = sorted(found, words).slice(0, 8);
    const count = answer.results.length;
    status.textContent = count ? `${count} ${count === 1 ? "page" : "pages"}` : "Nothing found.";
    list.replaceChildren(...pages.flatMap(entries));
  } catch {
    status.textContent = "This site was built without search.";
  }
}

// The symbol of that very name, then what has been written about it, then other symbols.
function sorted(pages, words) {
  const index = new URL(`${root}api/`, location.href).pathname;
  const rank = (page) => {
    if (page.meta.title.toLowerCase() === words.toLowerCase()) return 0;
    return new URL(page.url, location.href).pathname.startsWith(index) ? 2 : 1;
  };
  return pages.toSorted((first, second) => rank(first) - rank(second));
}

// A page, and below it the sections that hold what was looked for.
function entries(page) {
  const parts = page.sub_results.filter((part) => part.url !== page.url).slice(0, 4);
  return [
    entry(page.url, page.meta.title, page.excerpt, ""),
    ...parts.map((part) => entry(part.url, part.title, part.excerpt, "part")),
  ];
}

function entry(url, title, excerpt, className) {
  const link = element("a", { href: url });
  // An excerpt is escaped text in which only <mark> is markup.
  link.append(
    element("strong", { textContent: title.replace(/ #$/, "") }),
    element("small", { innerHTML: excerpt }),
  );
  const item = element("li", { className });
  item.append(link);
  return item;
}

function moveFocus(event, input, list) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...list.querySelectorAll("a")];
  if (event.key === "Enter" && event.target === input) links[0]?.click();
  if (!step || !links.length) return;
  event.preventDefault();
  const place = links.indexOf(document.activeElement) + step;
  (place < 0 ? input : links[Math.min(place, links.length - 1)]).focus();
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

// Storage may be off limits; a choice then lasts as long as the page.
function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
