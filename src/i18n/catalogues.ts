/** The words of one namespace in one language. */
export type Catalogue = { default: Record<string, unknown> };

/** The catalogues of the signed-in area by their path, each a chunk of its own. */
export const catalogues = import.meta.glob<Catalogue>(['./locales/*/*.ts', '!./locales/*/{common,auth}.ts']);
