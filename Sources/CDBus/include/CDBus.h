// SPDX-License-Identifier: MIT
#ifndef A11Y_CDBUS_H
#define A11Y_CDBUS_H

#include <stdbool.h>
#include <stdint.h>

// The part of libdbus's interface that a11ynav uses, as its headers have declared it since version 1.0.
// The library is opened at run time, so a program can be built without the headers and the library, and can
// start without the library.

typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;
typedef uint32_t dbus_bool_t;
typedef uint32_t dbus_uint32_t;

typedef struct DBusError {
  const char *name;
  const char *message;
  unsigned int dummy;
  void *padding;
} DBusError;

typedef struct DBusMessageIter {
  void *dummy1;
  void *dummy2;
  dbus_uint32_t dummy3;
  int dummy[9];
  void *padding1;
  void *padding2;
} DBusMessageIter;

typedef union DBusBasicValue {
  int16_t i16;
  uint16_t u16;
  int32_t i32;
  uint32_t u32;
  dbus_bool_t bool_val;
  int64_t i64;
  uint64_t u64;
  double dbl;
  unsigned char byt;
  char *str;
} DBusBasicValue;

#define DBUS_MESSAGE_TYPE_METHOD_RETURN 2
#define DBUS_MESSAGE_TYPE_ERROR 3
#define DBUS_MESSAGE_TYPE_SIGNAL 4

// The result type, name, parameters and arguments of each function.
#define A11Y_DBUS_FUNCTIONS(F)                                                                                 \
  F(dbus_bool_t, bus_register, (DBusConnection * c, DBusError *e), (c, e))                                     \
  F(void, connection_close, (DBusConnection * c), (c))                                                         \
  F(void, connection_flush, (DBusConnection * c), (c))                                                         \
  F(dbus_bool_t, connection_get_unix_fd, (DBusConnection * c, int *descriptor), (c, descriptor))               \
  F(DBusConnection *, connection_open_private, (const char *address, DBusError *e), (address, e))              \
  F(DBusMessage *, connection_pop_message, (DBusConnection * c), (c))                                          \
  F(dbus_bool_t, connection_read_write, (DBusConnection * c, int milliseconds), (c, milliseconds))             \
  F(dbus_bool_t, connection_send, (DBusConnection * c, DBusMessage *m, dbus_uint32_t *serial), (c, m, serial)) \
  F(void, connection_set_exit_on_disconnect, (DBusConnection * c, dbus_bool_t exits), (c, exits))              \
  F(void, connection_unref, (DBusConnection * c), (c))                                                         \
  F(void, error_free, (DBusError * e), (e))                                                                    \
  F(void, error_init, (DBusError * e), (e))                                                                    \
  F(const char *, message_get_error_name, (DBusMessage * m), (m))                                              \
  F(const char *, message_get_interface, (DBusMessage * m), (m))                                               \
  F(const char *, message_get_member, (DBusMessage * m), (m))                                                  \
  F(const char *, message_get_path, (DBusMessage * m), (m))                                                    \
  F(dbus_uint32_t, message_get_reply_serial, (DBusMessage * m), (m))                                           \
  F(const char *, message_get_sender, (DBusMessage * m), (m))                                                  \
  F(int, message_get_type, (DBusMessage * m), (m))                                                             \
  F(dbus_bool_t, message_iter_append_basic, (DBusMessageIter * i, int type, const void *value), (i, type, value)) \
  F(dbus_bool_t, message_iter_close_container, (DBusMessageIter * i, DBusMessageIter *inner), (i, inner))      \
  F(int, message_iter_get_arg_type, (DBusMessageIter * i), (i))                                                \
  F(void, message_iter_get_basic, (DBusMessageIter * i, void *value), (i, value))                              \
  F(dbus_bool_t, message_iter_init, (DBusMessage * m, DBusMessageIter *i), (m, i))                             \
  F(void, message_iter_init_append, (DBusMessage * m, DBusMessageIter *i), (m, i))                             \
  F(dbus_bool_t, message_iter_next, (DBusMessageIter * i), (i))                                                \
  F(dbus_bool_t, message_iter_open_container,                                                                  \
    (DBusMessageIter * i, int type, const char *signature, DBusMessageIter *inner), (i, type, signature, inner)) \
  F(void, message_iter_recurse, (DBusMessageIter * i, DBusMessageIter *inner), (i, inner))                     \
  F(DBusMessage *, message_new_method_call,                                                                    \
    (const char *destination, const char *path, const char *interface, const char *method),                    \
    (destination, path, interface, method))                                                                    \
  F(void, message_unref, (DBusMessage * m), (m))                                                               \
  F(dbus_bool_t, validate_bus_name, (const char *name, DBusError *e), (name, e))                               \
  F(dbus_bool_t, validate_path, (const char *path, DBusError *e), (path, e))

#define A11Y_DBUS_POINTER(Result, name, parameters, arguments) Result(*name) parameters;
struct a11y_dbus_functions {
  A11Y_DBUS_FUNCTIONS(A11Y_DBUS_POINTER)
};
#undef A11Y_DBUS_POINTER

extern struct a11y_dbus_functions a11y_dbus;

/// Opens the library, which then stays open. Returns false if the library is not installed or lacks a function. Call
/// this function once, before all others.
bool a11y_dbus_open(void);

// The functions under libdbus's names. They are inline, so that libdbus never calls them in place of its own functions.
#define A11Y_DBUS_CALL(Result, name, parameters, arguments) \
  static inline Result dbus_##name parameters { return a11y_dbus.name arguments; }
A11Y_DBUS_FUNCTIONS(A11Y_DBUS_CALL)
#undef A11Y_DBUS_CALL

#endif
