// What Swift's module of the C library leaves out: a program's view of itself.

#pragma once

#include <elf.h>
#include <execinfo.h>
#include <sys/auxv.h>
