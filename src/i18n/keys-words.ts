import { loadWords } from './start-i18n.ts';

/** No first screen needs to know where these are. */
const files = import.meta.glob<Record<string, object>>('./locales/*/keys.ts');

export const loadKeysWords = () => loadWords('keys', files);
