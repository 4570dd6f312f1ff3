import type { Plugin } from 'vite';

/**
 * Takes out of lucide's icons what no built page needs: earlier names of an icon, an expression that does nothing, and the random keys of the
 * lines in each drawing, which only React's development build asks for. A signed-in screen loads 1.5 kB less.
 */
export const slimIcons = (): Plugin => ({
  name: 'slim-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replaceAll(/,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm, ''),
  },
});
