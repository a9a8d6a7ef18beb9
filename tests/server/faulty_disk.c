/* A disk that forgets and fails, for LD_PRELOAD: it records what a process writes to the files of one folder, and when
   it is synced, and can let calls fail. `faulty_disk.py` builds it, and makes from the record what a power cut leaves.

   FAULTY_DISK_FOLDER   the folder
   FAULTY_DISK_TRACE    the record, which is appended to
   FAULTY_DISK_CONTROL  a file of `struct control`, which the test changes while the process runs

   A write is recorded after it was done, a sync with the length of the record when it began: what is durable by the
   record is durable indeed. Writes of other threads that overlap with a sync do not count as synced. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST_FILES 65536
#define NAME 48

struct control {
  uint32_t write_eio, write_enospc, sync_eio, read_eio; /* per million calls */
};

struct head {
  char kind; /* W write, T truncate, S synced, F sync failed, C created, U unlinked */
  char name[NAME - 1];
  uint64_t offset, length, mark;
};

static char folder[4096];
static int trace = -1;
static const volatile struct control *control;
static char *names[MOST_FILES];
static __thread uint64_t dice;

__attribute__((constructor)) static void begin(void) {
  const char *where = getenv("FAULTY_DISK_FOLDER"), *record = getenv("FAULTY_DISK_TRACE"), *file = getenv("FAULTY_DISK_CONTROL");
  if (!where || !record || !file || !realpath(where, folder)) return;
  int given = syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC, 0);
  if (given < 0) return;
  void *at = mmap(NULL, sizeof(struct control), PROT_READ, MAP_SHARED, given, 0);
  syscall(SYS_close, given);
  if (at == MAP_FAILED) return;
  control = at;
  trace = syscall(SYS_openat, AT_FDCWD, record, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int happens(uint32_t per_million) {
  if (!per_million) return 0;
  if (!dice) dice = (uint64_t)(uintptr_t)&dice ^ ((uint64_t)getpid() << 32) ^ (uint64_t)clock();
  dice ^= dice << 13, dice ^= dice >> 7, dice ^= dice << 17;
  return dice % 1000000 < per_million;
}

static uint64_t recorded(void) {
  struct stat found;
  return fstat(trace, &found) ? 0 : (uint64_t)found.st_size;
}

static void record(char kind, const char *name, uint64_t offset, const void *data, uint64_t length, uint64_t mark) {
  int saved = errno;
  uint64_t size = sizeof(struct head) + (data ? length : 0);
  char *message = malloc(size);
  struct head head = {.kind = kind, .offset = offset, .length = length, .mark = mark};
  snprintf(head.name, sizeof head.name, "%s", name);
  memcpy(message, &head, sizeof head);
  if (data) memcpy(message + sizeof head, data, length);
  if (syscall(SYS_write, trace, message, size) != (long)size) abort(); /* a record with holes would prove nothing */
  free(message);
  errno = saved;
}

/* The file's name if it is in the folder; "." is the folder itself. */
static const char *name_of(const char *path) {
  char whole[8192];
  if (trace < 0) return NULL;
  if (path[0] == '/') {
    snprintf(whole, sizeof whole, "%s", path);
  } else {
    char here[4096];
    if (!getcwd(here, sizeof here)) return NULL;
    snprintf(whole, sizeof whole, "%s/%s", here, path);
  }
  size_t length = strlen(folder);
  if (strncmp(whole, folder, length)) return NULL;
  const char *rest = whole + length;
  if (!*rest) return ".";
  if (*rest != '/' || !rest[1] || strchr(rest + 1, '/') || strlen(rest) >= NAME) return NULL;
  static __thread char name[NAME];
  return strcpy(name, rest + 1);
}

static const char *tracked(int fd) { return trace >= 0 && fd >= 0 && fd < MOST_FILES ? names[fd] : NULL; }

static void track(int fd, const char *name, int is_new) {
  if (fd < 0 || fd >= MOST_FILES || !name) return;
  free(names[fd]);
  names[fd] = strdup(name);
  if (is_new) record('C', name, 0, NULL, 0, 0);
}

static int opened(int at, const char *path, int flags, mode_t mode) {
  const char *name = name_of(path);
  struct stat found;
  int is_new = name && (flags & O_CREAT) && syscall(SYS_newfstatat, AT_FDCWD, path, &found, 0);
  int fd = syscall(SYS_openat, at, path, flags, mode);
  track(fd, name, is_new);
  if (fd >= 0 && name && (flags & O_TRUNC)) record('T', name, 0, NULL, 0, 0);
  return fd;
}

#define OPEN(function, ...)                                   \
  mode_t mode = 0;                                            \
  if (flags & (O_CREAT | __O_TMPFILE)) {                      \
    va_list rest;                                             \
    va_start(rest, flags);                                    \
    mode = va_arg(rest, mode_t);                              \
    va_end(rest);                                             \
  }                                                           \
  return opened(__VA_ARGS__, flags, mode);

int open(const char *path, int flags, ...) { OPEN(open, AT_FDCWD, path) }
int open64(const char *path, int flags, ...) { OPEN(open64, AT_FDCWD, path) }
int openat(int at, const char *path, int flags, ...) { OPEN(openat, at, path) }
int openat64(int at, const char *path, int flags, ...) { OPEN(openat64, at, path) }

int close(int fd) {
  if (tracked(fd)) {
    free(names[fd]);
    names[fd] = NULL;
  }
  return syscall(SYS_close, fd);
}

static ssize_t written(int fd, const void *data, size_t length, off64_t offset) {
  const char *name = tracked(fd);
  if (!name) return syscall(SYS_pwrite64, fd, data, length, offset);
  int fails = happens(control->write_eio) ? EIO : happens(control->write_enospc) ? ENOSPC : 0;
  size_t part = fails ? length / 2 : length; /* a write that fails may be done in part */
  ssize_t done = part ? syscall(SYS_pwrite64, fd, data, part, offset) : 0;
  if (done > 0) record('W', name, offset, data, done, 0);
  if (fails) errno = fails;
  return fails ? -1 : done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return written(fd, data, length, offset); }
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) { return written(fd, data, length, offset); }

ssize_t write(int fd, const void *data, size_t length) {
  if (!tracked(fd)) return syscall(SYS_write, fd, data, length);
  off_t offset = fcntl(fd, F_GETFL) & O_APPEND ? lseek(fd, 0, SEEK_END) : lseek(fd, 0, SEEK_CUR);
  ssize_t done = written(fd, data, length, offset);
  if (done > 0) lseek(fd, offset + done, SEEK_SET);
  return done;
}

static ssize_t seen(int fd, void *data, size_t length, off64_t offset) {
  if (tracked(fd) && happens(control->read_eio)) {
    errno = EIO;
    return -1;
  }
  return syscall(SYS_pread64, fd, data, length, offset);
}

ssize_t pread(int fd, void *data, size_t length, off_t offset) { return seen(fd, data, length, offset); }
ssize_t pread64(int fd, void *data, size_t length, off64_t offset) { return seen(fd, data, length, offset); }

static int truncated(int fd, off64_t length) {
  int failed = syscall(SYS_ftruncate, fd, length);
  if (!failed && tracked(fd)) record('T', tracked(fd), length, NULL, 0, 0);
  return failed;
}

int ftruncate(int fd, off_t length) { return truncated(fd, length); }
int ftruncate64(int fd, off64_t length) { return truncated(fd, length); }

static int synced(int fd) {
  const char *name = tracked(fd);
  if (!name) return syscall(SYS_fdatasync, fd);
  if (happens(control->sync_eio)) {
    record('F', name, 0, NULL, 0, recorded());
    errno = EIO;
    return -1;
  }
  uint64_t mark = recorded();
  int failed = syscall(SYS_fdatasync, fd);
  if (!failed) record('S', name, 0, NULL, 0, mark);
  return failed;
}

int fsync(int fd) { return synced(fd); }
int fdatasync(int fd) { return synced(fd); }

int unlink(const char *path) {
  const char *name = name_of(path);
  int failed = syscall(SYS_unlink, path);
  if (!failed && name) record('U', name, 0, NULL, 0, 0);
  return failed;
}
