"""What is made new has no mistakes in it, and nothing is lost by making it."""


def test_a_new_catalog_has_no_problems(run, tmp_path):
    made = run("new", "catalog", 'My "own" patterns', cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    root = tmp_path / 'My "own" patterns'
    assert {root.parent / line for line in made.stdout.splitlines()} == {
        path for path in root.rglob("*") if path.is_file()
    }
    checked = run("check", "--root", root)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.endswith("no problems\n")


def test_a_page_may_be_named_as_its_title(run, make_catalog):
    root = make_catalog(index="---\ntitle: Home\nsummary: Start.\n---\n")
    assert run("new", "page", "lists/Pull to  refresh", "--root", root).returncode == 0
    page = root / "content/lists/pull-to-refresh.md"
    assert 'title: "Pull to refresh"\n' in page.read_text()


def test_a_folder_with_files_is_left_alone(run, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/notes").write_text("keep")
    made = run("new", "catalog", "mine", cwd=tmp_path)
    assert (made.returncode, made.stdout) == (2, "")
    assert "there, and not empty" in made.stderr
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["notes"]


def test_an_empty_folder_becomes_a_catalog(run, tmp_path):
    assert run("new", "catalog", ".", cwd=tmp_path).returncode == 0
    assert (tmp_path / "catalog.yml").exists()
