import ky from 'ky';

// The query client retries, so ky does not; a status of 4xx or 5xx may still carry an envelope, so ky does not throw on it either.
// The browser's cache knows addresses and not persons: an answer in it could be another person's, or older than what was sent since.
export const http = ky.create({ retry: 0, throwHttpErrors: false, cache: 'no-store' });
