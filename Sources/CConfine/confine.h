// What Swift can't import from the kernel's headers: variadic syscall(), and calls that are
// younger than the headers of the distribution.

#pragma once

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

// The kernel reads as much of this as it knows; the rest must be zero.
struct confine_ruleset {
  uint64_t file_system;
  uint64_t network;
  uint64_t scopes;
};

struct confine_path {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

// The version of Landlock that the kernel has, or -1.
static inline long confine_landlock_version(void) {
  return syscall(SYS_landlock_create_ruleset, NULL, 0, 1);
}

static inline int confine_create_ruleset(const struct confine_ruleset *ruleset, size_t size) {
  return (int)syscall(SYS_landlock_create_ruleset, ruleset, size, 0);
}

static inline long confine_allow_path(int ruleset, const struct confine_path *path) {
  return syscall(SYS_landlock_add_rule, ruleset, 1, path, 0);
}

static inline long confine_restrict(int ruleset) {
  return syscall(SYS_landlock_restrict_self, ruleset, 0);
}

static inline int confine_set(int option, unsigned long value) {
  return prctl(option, value, 0, 0, 0);
}

static inline int confine_filter(const struct sock_fprog *program) {
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program, 0, 0);
}

// Leaves a root user nothing but the right to read files of others.
static inline long confine_drop_capabilities(void) {
  struct { uint32_t version; int pid; } header = {0x20080522, 0};
  struct { uint32_t effective, permitted, inheritable; } data[2] = {{0}, {0}};
  if (syscall(SYS_capget, &header, data) != 0) return -1;
  data[0].effective = data[0].permitted = data[0].permitted & 1u << 2;
  data[1].effective = data[1].permitted = 0;
  data[0].inheritable = data[1].inheritable = 0;
  return syscall(SYS_capset, &header, data);
}

static inline void confine_close_from(unsigned first) {
#ifdef SYS_close_range
  syscall(SYS_close_range, first, ~0u, 0);
#endif
}

#if defined(__x86_64__)
static const uint32_t confine_architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
static const uint32_t confine_architecture = AUDIT_ARCH_AARCH64;
#endif

// Calls that reach beyond the process: new processes, sockets, other processes, the machine, and
// what Landlock lets pass (owners, modes and times of files).
static const uint32_t confine_denied[] = {
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_ptrace, SYS_process_vm_readv,
    SYS_process_vm_writev, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare,
    SYS_setns, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key,
    SYS_request_key, SYS_open_by_handle_at, SYS_init_module, SYS_finit_module, SYS_delete_module,
    SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_sethostname, SYS_setdomainname,
    SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_acct, SYS_quotactl,
    SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid,
    SYS_setgroups, SYS_setfsuid, SYS_setfsgid, SYS_setpriority, SYS_ioprio_set,
    SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
    SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_shmget, SYS_shmat, SYS_semget,
    SYS_msgget, SYS_mq_open, SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat,
    SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr,
    SYS_fremovexattr, SYS_syslog, SYS_vhangup, SYS_personality, SYS_name_to_handle_at,
#ifdef SYS_fork
    SYS_fork, SYS_vfork, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
    SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
#ifdef SYS_io_uring_setup
    SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
#endif
#ifdef SYS_pidfd_open
    SYS_pidfd_open, SYS_pidfd_send_signal,
#endif
#ifdef SYS_pidfd_getfd
    SYS_pidfd_getfd,
#endif
#ifdef SYS_fchmodat2
    SYS_fchmodat2,
#endif
#ifdef SYS_process_madvise
    SYS_process_madvise,
#endif
#ifdef SYS_open_tree
    SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
#endif
#ifdef SYS_mount_setattr
    SYS_mount_setattr,
#endif
#ifdef SYS_kexec_file_load
    SYS_kexec_file_load,
#endif
};

static inline size_t confine_denied_count(void) {
  return sizeof confine_denied / sizeof *confine_denied;
}

static inline uint32_t confine_denied_call(size_t index) { return confine_denied[index]; }

// O_PATH, which the C library shows only to GNU programs.
static const int32_t confine_path_only = 010000000;

static const uint32_t confine_clone = SYS_clone;
static const uint32_t confine_clone3 = SYS_clone3;
static const uint32_t confine_kill = SYS_kill;
static const uint32_t confine_tgkill = SYS_tgkill;
static const uint32_t confine_prlimit = SYS_prlimit64;
