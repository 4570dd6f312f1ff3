import { readConfig } from '#src/domain/config.ts';
import { readLink } from '#src/domain/read-value.ts';

/** The page of the terms, where an http or https address is configured; null otherwise. */
export const termsUrl = (): string | null => readLink(readConfig(globalThis.portalConfig).termsUrl);
