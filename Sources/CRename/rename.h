// What Swift can't import: variadic syscall().

#pragma once

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Lets two files or folders change places, or sets errno; of the kernel's linux/fs.h.
static inline int rename_exchange(const char *one, const char *other) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 1 << 1);
}
