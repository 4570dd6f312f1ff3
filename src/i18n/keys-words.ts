import { loadWords } from './start-i18n.ts';

/** Separate, because no first screen needs the addresses of these files. */
const files = import.meta.glob<Record<string, object>>('./locales/*/keys.ts');

export const loadKeysWords = () => loadWords('keys', files);
