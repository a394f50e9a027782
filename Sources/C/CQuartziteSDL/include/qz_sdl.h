#pragma once
#include <stdbool.h>
#include <stdint.h>

// A window with a picture, by the SDL library, which is opened when the first window is. All functions are called on the
// main thread.

typedef struct qz_window qz_window;

/// What happened in a window.
typedef enum {
    QZ_EVENT_QUIT,
    /// The picture must be presented again: the window was resized or uncovered.
    QZ_EVENT_EXPOSED,
    QZ_EVENT_KEY,
    /// Characters were typed; only while text input is on.
    QZ_EVENT_TEXT,
    QZ_EVENT_DOWN,
    QZ_EVENT_MOVE,
    QZ_EVENT_UP,
    /// The mouse moves without a button.
    QZ_EVENT_HOVER,
    /// The mouse leaves the window.
    QZ_EVENT_LEAVE,
} qz_event_kind;

/// Keys; those that write a character of ASCII have its code, in lower case.
enum {
    QZ_KEY_BACKSPACE = 8,
    QZ_KEY_RETURN = 13,
    QZ_KEY_ESCAPE = 27,
    QZ_KEY_LEFT = 0x100,
    QZ_KEY_RIGHT,
    QZ_KEY_HOME,
    QZ_KEY_F1,
    QZ_KEY_OTHER,
};

/// Bits of `qz_event.modifiers`.
enum { QZ_MODIFIER_SHIFT = 1, QZ_MODIFIER_CONTROL = 2, QZ_MODIFIER_ALT = 4, QZ_MODIFIER_COMMAND = 8 };

typedef struct {
    qz_event_kind kind;
    /// For keys: the code, modifiers, and whether the key repeats because it is held.
    int key;
    int modifiers;
    bool is_repeat;
    /// For pointers: the device and the pointer's number there; both are -1 for the mouse.
    int64_t device;
    int64_t pointer;
    /// Its position, as a fraction of the window's width and height.
    double x;
    double y;
    /// The characters, in UTF-8.
    char text[64];
} qz_event;

typedef struct {
    /// The size in units of the desktop.
    int width;
    int height;
    /// The size in pixels, which is larger on displays of high density.
    int pixel_width;
    int pixel_height;
    /// The size of the display without the desktop's bars, in units of the desktop.
    int available_width;
    int available_height;
    /// The number of times per second that the display is refreshed; 0 if it is unknown.
    int refresh_rate;
    /// Whether presenting waits for the next refresh of the display.
    bool waits_for_refresh;
} qz_window_facts;

/// Returns the version of the installed library in `version`, such as 2.26.5; false if it is not installed.
bool qz_sdl_version(char version[32]);

/// Whether a window can be shown; otherwise, writes why in `reason`, which is empty if the library is not installed.
bool qz_sdl_has_display(char reason[256]);

/// Opens a hidden, resizable window.
///
/// If that fails, returns NULL and a reason in `reason`, which is empty if the library is not installed.
qz_window *qz_window_open(const char *title, int width, int height, char reason[256]);
void qz_window_show(qz_window *window);
void qz_window_close(qz_window *window);

qz_window_facts qz_window_get_facts(const qz_window *window);
void qz_window_set_size(qz_window *window, int width, int height);
void qz_window_set_full_screen(qz_window *window, bool is_full_screen);
/// Turns on the input of text, for which the desktop may show a keyboard.
void qz_window_set_text_input(qz_window *window, bool is_on);
/// Shows or hides the cursor of the desktop over the window.
void qz_window_show_cursor(qz_window *window, bool is_shown);

/// Returns the memory for a picture of `width` by `height` pixels, `0xAARRGGBB` with ignored alpha, in rows of `stride`
/// pixels; NULL if there is none. The previous contents are undefined.
uint32_t *qz_window_begin_picture(qz_window *window, int width, int height, int *stride);
/// Presents the picture in a rectangle of the window, in pixels, on black.
void qz_window_present(qz_window *window, int x, int y, int width, int height);

/// Returns the next event, for which it waits at most `milliseconds`; false if there is none.
bool qz_window_next_event(qz_window *window, int milliseconds, qz_event *event);
