import { readLink } from '#src/domain/wire.ts';

/** The page of the terms, where an http or https address is configured; null otherwise. */
export const termsUrl = (): string | null => readLink(import.meta.env.VITE_TERMS_URL);
