#include "CQuartziteQPDF.h"

#include <qpdf/qpdf-c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Returns whether the last call failed, and copies the reason.
static qz_pdf_result outcome(qpdf_data file, char *error) {
    if (!qpdf_has_error(file)) return qz_pdf_success;
    qpdf_error reason = qpdf_get_error(file);
    if (qpdf_get_error_code(file, reason) == qpdf_e_password) return qz_pdf_encrypted;
    const char *text = qpdf_get_error_message_detail(file, reason);
    snprintf(error, qz_pdf_error_size, "%s", text && *text ? text : "it cannot be read");
    for (char *next = error; *next; next++) {
        if ((unsigned char)*next < ' ') *next = ' ';
    }
    return qz_pdf_damaged;
}

static qz_pdf_result separate(qpdf_data file, const uint8_t *bytes, size_t count, char *error) {
    qpdf_read_memory(file, "file", (const char *)bytes, count, NULL);
    qz_pdf_result result = outcome(file, error);
    if (result) return result;
    if (qpdf_is_encrypted(file)) return qz_pdf_encrypted;
    qpdf_init_write_memory(file);
    if ((result = outcome(file, error))) return result;
    qpdf_set_object_stream_mode(file, qpdf_o_disable);
    qpdf_set_stream_data_mode(file, qpdf_s_preserve);
    qpdf_set_suppress_original_object_IDs(file, QPDF_TRUE);
    qpdf_set_static_ID(file, QPDF_TRUE);
    qpdf_write(file);
    return outcome(file, error);
}

qz_pdf_result qz_pdf_separate(const uint8_t *file, size_t file_count, uint8_t **bytes, size_t *count, char *error) {
    *bytes = NULL;
    *count = 0;
    qpdf_data data = qpdf_init();
    qpdf_silence_errors(data);
    qpdf_set_suppress_warnings(data, QPDF_TRUE);
    qz_pdf_result result = separate(data, file, file_count, error);
    if (!result) {
        *count = qpdf_get_buffer_length(data);
        *bytes = malloc(*count ? *count : 1);
        if (*bytes) {
            memcpy(*bytes, qpdf_get_buffer(data), *count);
        } else {
            snprintf(error, qz_pdf_error_size, "out of memory");
            result = qz_pdf_damaged;
        }
    }
    qpdf_cleanup(&data);
    return result;
}
