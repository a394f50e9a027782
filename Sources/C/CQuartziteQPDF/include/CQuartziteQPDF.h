#pragma once
#include <stddef.h>
#include <stdint.h>

// The structure of PDF files, read with qpdf.

enum { qz_pdf_error_size = 200 };

typedef enum qz_pdf_result {
    qz_pdf_success,
    qz_pdf_encrypted,
    qz_pdf_damaged, // with a reason in `error`
} qz_pdf_result;

/// Rewrites a PDF file so that each object stands for itself, without object streams and cross-reference streams; the
/// contents of other streams stay as they are. `bytes` becomes a block that the caller must `free`.
qz_pdf_result qz_pdf_separate(const uint8_t *file, size_t file_count, uint8_t **bytes, size_t *count, char *error);
