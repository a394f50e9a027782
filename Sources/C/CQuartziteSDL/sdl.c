#include "qz_sdl.h"
#include <SDL2/SDL.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The functions of the library that are used.
#define FUNCTIONS(X)                                                                                                   \
    X(CreateRenderer)                                                                                                  \
    X(CreateTexture)                                                                                                   \
    X(CreateWindow)                                                                                                    \
    X(Delay)                                                                                                           \
    X(DestroyRenderer)                                                                                                 \
    X(DestroyTexture)                                                                                                  \
    X(DestroyWindow)                                                                                                   \
    X(GetCurrentDisplayMode)                                                                                           \
    X(GetCurrentVideoDriver)                                                                                           \
    X(GetDisplayUsableBounds)                                                                                          \
    X(GetError)                                                                                                        \
    X(GetRendererInfo)                                                                                                 \
    X(GetRendererOutputSize)                                                                                           \
    X(GetVersion)                                                                                                      \
    X(GetWindowDisplayIndex)                                                                                           \
    X(GetWindowSize)                                                                                                   \
    X(GL_GetProcAddress)                                                                                               \
    X(Init)                                                                                                            \
    X(LockTexture)                                                                                                     \
    X(PollEvent)                                                                                                       \
    X(Quit)                                                                                                            \
    X(RenderClear)                                                                                                     \
    X(RenderCopy)                                                                                                      \
    X(RenderPresent)                                                                                                   \
    X(SetHint)                                                                                                         \
    X(SetRenderDrawColor)                                                                                              \
    X(SetWindowFullscreen)                                                                                             \
    X(SetWindowPosition)                                                                                               \
    X(SetWindowSize)                                                                                                   \
    X(ShowCursor)                                                                                                      \
    X(ShowWindow)                                                                                                      \
    X(StartTextInput)                                                                                                  \
    X(StopTextInput)                                                                                                   \
    X(UnlockTexture)

typedef struct {
#define DECLARE(name) __typeof__(SDL_##name) *name;
    FUNCTIONS(DECLARE)
#undef DECLARE
} library;

struct qz_window {
    library sdl;
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *texture;
    int width;
    int height;
};

static bool load(library *sdl) {
    void *handle = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
#define FIND(name)                                                                                                     \
    *(void **)&sdl->name = dlsym(handle, "SDL_" #name);                                                                \
    if (!sdl->name) return false;
    FUNCTIONS(FIND)
#undef FIND
    return true;
}

bool qz_sdl_version(char version[32]) {
    library sdl;
    if (!load(&sdl)) return false;
    SDL_version found;
    sdl.GetVersion(&found);
    snprintf(version, 32, "%d.%d.%d", found.major, found.minor, found.patch);
    return true;
}

// MARK: Display

static bool is_set(const char *name) {
    const char *value = getenv(name);
    return value && *value;
}

/// Whether nothing leads to a display; the library of Wayland would only complain.
static bool lacks_display(void) {
    const char *const names[] = {"SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (is_set(names[i])) return false;
    return true;
}

/// Whether the library has chosen a driver that shows nothing, as it does without a display; the user may request it.
static bool shows_nothing(const library *sdl) {
    const char *driver = sdl->GetCurrentVideoDriver();
    return !is_set("SDL_VIDEODRIVER") && driver &&
           (!strcmp(driver, "offscreen") || !strcmp(driver, "dummy") || !strcmp(driver, "evdev"));
}

/// Connects to the display; otherwise, writes why that is impossible.
static bool connect(const library *sdl, char reason[256]) {
    if (lacks_display())
        snprintf(reason, 256, "there is no display, because neither DISPLAY nor WAYLAND_DISPLAY is set");
    else if (sdl->Init(SDL_INIT_VIDEO) != 0) snprintf(reason, 256, "%s", sdl->GetError());
    else if (shows_nothing(sdl)) snprintf(reason, 256, "there is no display");
    else return true;
    if (!reason[0]) snprintf(reason, 256, "unknown error");
    return false;
}

bool qz_sdl_has_display(char reason[256]) {
    library sdl;
    reason[0] = 0;
    if (!load(&sdl)) return false;
    const bool has_display = connect(&sdl, reason);
    sdl.Quit();
    return has_display;
}

// MARK: Window

/// Whether a renderer draws with OpenGL on the processor, because there is no graphics processor.
static bool emulates_graphics(const library *sdl, SDL_Renderer *renderer) {
    SDL_RendererInfo info;
    if (sdl->GetRendererInfo(renderer, &info) != 0 || strncmp(info.name, "opengl", 6) != 0) return false;
    const unsigned char *(*get_string)(unsigned) = NULL;
    *(void **)&get_string = sdl->GL_GetProcAddress("glGetString");
    const unsigned renderer_name = 0x1F01;
    const char *name = get_string ? (const char *)get_string(renderer_name) : NULL;
    return name && (strstr(name, "llvmpipe") || strstr(name, "softpipe") || strstr(name, "Software Rasterizer"));
}

/// Prefers a renderer that waits for the refresh of the display. Without a graphics processor, the library's own
/// software renderer is cheaper; it only pretends to wait, with whole milliseconds.
static SDL_Renderer *make_renderer(const library *sdl, SDL_Window *window) {
    SDL_Renderer *renderer = sdl->CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
    if (renderer && !emulates_graphics(sdl, renderer)) return renderer;
    if (renderer) sdl->DestroyRenderer(renderer);
    return sdl->CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}

qz_window *qz_window_open(const char *title, int width, int height, char reason[256]) {
    reason[0] = 0;
    qz_window *window = calloc(1, sizeof *window);
    if (!window || !load(&window->sdl)) {
        free(window);
        return NULL;
    }
    const library *sdl = &window->sdl;
    sdl->SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    sdl->SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    sdl->SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    sdl->SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    sdl->SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    // The software renderer must not present through OpenGL.
    sdl->SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (connect(sdl, reason)) {
        window->window = sdl->CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                                           SDL_WINDOW_HIDDEN | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
        if (window->window) window->renderer = make_renderer(sdl, window->window);
    }
    if (!window->renderer) {
        if (!reason[0]) snprintf(reason, 256, "%s", sdl->GetError());
        if (!reason[0]) snprintf(reason, 256, "unknown error");
        qz_window_close(window);
        return NULL;
    }
    sdl->StopTextInput();
    return window;
}

void qz_window_show(qz_window *window) { window->sdl.ShowWindow(window->window); }

void qz_window_close(qz_window *window) {
    if (!window) return;
    const library *sdl = &window->sdl;
    if (window->texture) sdl->DestroyTexture(window->texture);
    if (window->renderer) sdl->DestroyRenderer(window->renderer);
    if (window->window) sdl->DestroyWindow(window->window);
    sdl->Quit();
    free(window);
}

qz_window_facts qz_window_get_facts(const qz_window *window) {
    const library *sdl = &window->sdl;
    qz_window_facts facts = {0};
    sdl->GetWindowSize(window->window, &facts.width, &facts.height);
    if (sdl->GetRendererOutputSize(window->renderer, &facts.pixel_width, &facts.pixel_height) != 0) {
        facts.pixel_width = facts.width;
        facts.pixel_height = facts.height;
    }
    int display = sdl->GetWindowDisplayIndex(window->window);
    if (display < 0) display = 0;
    SDL_Rect area;
    if (sdl->GetDisplayUsableBounds(display, &area) == 0) {
        facts.available_width = area.w;
        facts.available_height = area.h;
    }
    SDL_DisplayMode mode;
    if (sdl->GetCurrentDisplayMode(display, &mode) == 0) facts.refresh_rate = mode.refresh_rate;
    SDL_RendererInfo info;
    if (sdl->GetRendererInfo(window->renderer, &info) == 0) {
        const Uint32 needed = SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC;
        facts.waits_for_refresh = (info.flags & needed) == needed;
    }
    return facts;
}

void qz_window_set_size(qz_window *window, int width, int height) {
    window->sdl.SetWindowSize(window->window, width, height);
    window->sdl.SetWindowPosition(window->window, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
}

void qz_window_set_full_screen(qz_window *window, bool is_full_screen) {
    window->sdl.SetWindowFullscreen(window->window, is_full_screen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

void qz_window_set_text_input(qz_window *window, bool is_on) {
    if (is_on) {
        window->sdl.StartTextInput();
    } else {
        window->sdl.StopTextInput();
    }
}

void qz_window_show_cursor(qz_window *window, bool is_shown) {
    window->sdl.ShowCursor(is_shown ? SDL_ENABLE : SDL_DISABLE);
}

// MARK: Picture

uint32_t *qz_window_begin_picture(qz_window *window, int width, int height, int *stride) {
    const library *sdl = &window->sdl;
    if (!window->texture || window->width != width || window->height != height) {
        if (window->texture) sdl->DestroyTexture(window->texture);
        window->texture = sdl->CreateTexture(window->renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING,
                                             width, height);
        window->width = width;
        window->height = height;
    }
    void *pixels = NULL;
    int pitch = 0;
    if (!window->texture || sdl->LockTexture(window->texture, NULL, &pixels, &pitch) != 0) return NULL;
    *stride = pitch / 4;
    return pixels;
}

void qz_window_present(qz_window *window, int x, int y, int width, int height) {
    const library *sdl = &window->sdl;
    if (window->texture) sdl->UnlockTexture(window->texture);
    sdl->SetRenderDrawColor(window->renderer, 0, 0, 0, 255);
    sdl->RenderClear(window->renderer);
    const SDL_Rect place = {x, y, width, height};
    if (window->texture) sdl->RenderCopy(window->renderer, window->texture, NULL, &place);
    sdl->RenderPresent(window->renderer);
}

// MARK: Events

static int key_of(SDL_Keysym symbol) {
    // Digits are the keys of the upper row, also where the layout needs shift for them.
    if (symbol.scancode >= SDL_SCANCODE_1 && symbol.scancode <= SDL_SCANCODE_9) {
        return '1' + (int)(symbol.scancode - SDL_SCANCODE_1);
    }
    switch (symbol.sym) {
    case SDLK_BACKSPACE: return QZ_KEY_BACKSPACE;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: return QZ_KEY_RETURN;
    case SDLK_ESCAPE: return QZ_KEY_ESCAPE;
    case SDLK_LEFT: return QZ_KEY_LEFT;
    case SDLK_RIGHT: return QZ_KEY_RIGHT;
    case SDLK_HOME: return QZ_KEY_HOME;
    case SDLK_F1: return QZ_KEY_F1;
    default: return symbol.sym >= 32 && symbol.sym < 127 ? symbol.sym : QZ_KEY_OTHER;
    }
}

static int modifiers_of(Uint16 mask) {
    // The right Alt key writes characters on many layouts.
    return (mask & KMOD_SHIFT ? QZ_MODIFIER_SHIFT : 0) | (mask & KMOD_CTRL ? QZ_MODIFIER_CONTROL : 0) |
           (mask & KMOD_LALT ? QZ_MODIFIER_ALT : 0) | (mask & KMOD_GUI ? QZ_MODIFIER_COMMAND : 0);
}

/// Describes an event of the mouse, whose position is in units of the desktop.
static void set_mouse(const qz_window *window, qz_event *event, qz_event_kind kind, int x, int y) {
    int width = 0, height = 0;
    window->sdl.GetWindowSize(window->window, &width, &height);
    event->kind = kind;
    event->device = event->pointer = -1;
    // The middle of the pixel that the mouse points at.
    event->x = width > 0 ? (x + 0.5) / width : 0;
    event->y = height > 0 ? (y + 0.5) / height : 0;
}

static void set_finger(qz_event *event, qz_event_kind kind, const SDL_TouchFingerEvent *finger) {
    event->kind = kind;
    event->device = finger->touchId;
    event->pointer = finger->fingerId;
    event->x = finger->x;
    event->y = finger->y;
}

/// Translates an event; returns false if it has no meaning here.
static bool translate(const qz_window *window, const SDL_Event *from, qz_event *event) {
    memset(event, 0, sizeof *event);
    switch (from->type) {
    case SDL_QUIT: event->kind = QZ_EVENT_QUIT; return true;
    case SDL_WINDOWEVENT:
        if (from->window.event == SDL_WINDOWEVENT_LEAVE) {
            event->kind = QZ_EVENT_LEAVE;
            event->device = event->pointer = -1;
            return true;
        }
        event->kind = QZ_EVENT_EXPOSED;
        return from->window.event == SDL_WINDOWEVENT_EXPOSED || from->window.event == SDL_WINDOWEVENT_SIZE_CHANGED;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: event->kind = QZ_EVENT_EXPOSED; return true;
    case SDL_KEYDOWN:
        event->kind = QZ_EVENT_KEY;
        event->key = key_of(from->key.keysym);
        event->modifiers = modifiers_of(from->key.keysym.mod);
        event->is_repeat = from->key.repeat != 0;
        return true;
    case SDL_TEXTINPUT:
        event->kind = QZ_EVENT_TEXT;
        snprintf(event->text, sizeof event->text, "%s", from->text.text);
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        set_mouse(window, event, from->type == SDL_MOUSEBUTTONDOWN ? QZ_EVENT_DOWN : QZ_EVENT_UP, from->button.x,
                  from->button.y);
        return from->button.button == SDL_BUTTON_LEFT;
    case SDL_MOUSEMOTION:
        set_mouse(window, event, from->motion.state & SDL_BUTTON_LMASK ? QZ_EVENT_MOVE : QZ_EVENT_HOVER, from->motion.x,
                  from->motion.y);
        return true;
    case SDL_FINGERDOWN: set_finger(event, QZ_EVENT_DOWN, &from->tfinger); return true;
    case SDL_FINGERMOTION: set_finger(event, QZ_EVENT_MOVE, &from->tfinger); return true;
    case SDL_FINGERUP: set_finger(event, QZ_EVENT_UP, &from->tfinger); return true;
    default: return false;
    }
}

bool qz_window_next_event(qz_window *window, int milliseconds, qz_event *event) {
    // SDL_WaitEventTimeout wakes itself up by a message to the window, over a second connection to the X server. If the
    // window is closed before the server has delivered it, Xlib ends the process with an error.
    const int interval = 5;
    SDL_Event next;
    for (int waited = 0;; waited += interval) {
        while (window->sdl.PollEvent(&next)) {
            if (translate(window, &next, event)) return true;
        }
        if (waited >= milliseconds) return false;
        window->sdl.Delay(interval);
    }
}
