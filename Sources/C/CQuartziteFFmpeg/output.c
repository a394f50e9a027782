#include "libav.h"
#include "output.h"

#include <errno.h>
#include <unistd.h>

static const int buffer_size = 1 << 16;

static int descriptor(const void *opaque) { return (int)(intptr_t)opaque; }

// The bytes are const since FFmpeg 7.
#if LIBAVFORMAT_VERSION_MAJOR >= 61
typedef const uint8_t written_byte;
#else
typedef uint8_t written_byte;
#endif

static int write_bytes(void *opaque, written_byte *bytes, int count) {
    int written = 0;
    while (written < count) {
        ssize_t step = write(descriptor(opaque), bytes + written, (size_t)(count - written));
        if (step < 0 && errno == EINTR) continue;
        if (step < 0) return AVERROR(errno);
        written += (int)step;
    }
    return written;
}

static int64_t seek_to(void *opaque, int64_t offset, int whence) {
    if (whence & AVSEEK_SIZE) return AVERROR(ENOSYS);
    off_t position = lseek(descriptor(opaque), offset, whence & ~AVSEEK_FORCE);
    return position < 0 ? AVERROR(errno) : position;
}

int qz_output_open(AVFormatContext *format, const char *url, int file, bool seekable) {
    format->url = libav.av_strdup(url);
    uint8_t *buffer = libav.av_malloc((size_t)buffer_size);
    if (!format->url || !buffer) {
        libav.av_free(buffer);
        return AVERROR(ENOMEM);
    }
    void *opaque = (void *)(intptr_t)file;
    format->pb = libav.avio_alloc_context(buffer, buffer_size, 1, opaque, NULL, write_bytes, seekable ? seek_to : NULL);
    if (!format->pb) {
        libav.av_free(buffer);
        return AVERROR(ENOMEM);
    }
    format->flags |= AVFMT_FLAG_BITEXACT | AVFMT_FLAG_CUSTOM_IO;
    return 0;
}

int qz_output_write_header(AVFormatContext *format, const char *options) {
    AVDictionary *found = NULL;
    int code = libav.av_dict_parse_string(&found, options, "=", ":", 0);
    if (code >= 0) code = libav.avformat_write_header(format, &found);
    // An option unknown to the muxer would otherwise be ignored silently.
    if (code >= 0 && libav.av_dict_count(found) > 0) code = AVERROR_OPTION_NOT_FOUND;
    libav.av_dict_free(&found);
    return code;
}

int qz_output_finish(AVFormatContext *format) {
    int code = libav.av_write_trailer(format);
    if (code < 0) return code;
    libav.avio_flush(format->pb);
    return format->pb->error;
}

void qz_output_close(AVFormatContext *format) {
    if (!format) return;
    if (format->pb) {
        libav.av_freep(&format->pb->buffer);
        libav.avio_context_free(&format->pb);
    }
    libav.avformat_free_context(format);
}
