// What Swift can't do: take a few steps between two programs in one process.

#pragma once

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

// What a program may use up: seconds of processor time, of which the soft ones end with a signal that
// lets it say where it was, and bytes of address space. A file of its memory is never left behind.
struct spawn_limits {
  rlim_t seconds, hard_seconds, memory;
};

// A parent that runs within lower limits cannot raise them, and need not.
static inline void spawn_limit(const struct spawn_limits *limits) {
  const struct rlimit time = {limits->seconds, limits->hard_seconds};
  const struct rlimit memory = {limits->memory, limits->memory};
  const struct rlimit nothing = {0, 0};
  setrlimit(RLIMIT_CPU, &time);
  setrlimit(RLIMIT_AS, &memory);
  setrlimit(RLIMIT_CORE, &nothing);
}

// Becomes the program. Memory is still the parent's: only calls of the system are allowed here.
static inline void spawn_become(const char *path, char *const arguments[],
                                char *const environment[], const int descriptors[3],
                                const struct spawn_limits *limits, pid_t parent,
                                const sigset_t *none) {
  setsid();
  if (limits) spawn_limit(limits);
  // The parent ignores or handles some signals; a program starts with the system's defaults.
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int number = 1; number < 32; number++) sigaction(number, &standard, 0);
  sigprocmask(SIG_SETMASK, none, 0);
  // Comes when the thread ends that called `spawn_tied`; if that was before this line, never.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  for (int target = 0; target < 3; target++) {
    if (descriptors[target] == target) fcntl(target, F_SETFD, 0);
    else dup2(descriptors[target], target);
  }
  execve(path, arguments, environment);
}

// Starts a program that leads a session of its own and dies with the calling thread.
// `descriptors` become its standard input, output and error. Returns -1 with `errno` set where it
// cannot be started. `limits` may be null: then it may take what its parent may.
__attribute__((noinline)) static inline pid_t spawn_tied(const char *path, char *const arguments[],
                                                         char *const environment[],
                                                         const int descriptors[3],
                                                         const struct spawn_limits *limits) {
  const pid_t parent = getpid();
  volatile int problem = 0;
  sigset_t all, none, before;
  sigfillset(&all);
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t child = vfork();
  if (child == 0) {
    spawn_become(path, arguments, environment, descriptors, limits, parent, &none);
    problem = errno;
    _exit(127);
  }
  const int refusal = errno;
  pthread_sigmask(SIG_SETMASK, &before, 0);
  if (child == -1) {
    errno = refusal;
  } else if (problem != 0) {
    waitpid(child, 0, 0);
    errno = problem;
    return -1;
  }
  return child;
}

// A file that has no name and takes no space on a disk, or -1.
static inline int spawn_memory_file(void) {
  return (int)syscall(SYS_memfd_create, "input", 1u);
}
