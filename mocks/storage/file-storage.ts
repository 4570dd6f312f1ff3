import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inTurn, type Storage } from './storage.ts';

/** A JSON file. It is written beside itself and renamed, so that a crash leaves the old one or the new one, never half of one. */
export function fileStorage(path: string): Storage {
  return {
    read: async () => {
      try {
        return JSON.parse(await readFile(path, 'utf8'));
      } catch {
        return undefined;
      }
    },
    write: async (state) => {
      const draft = `${path}.${process.pid}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, JSON.stringify(state, null, 1));
      await rename(draft, path);
    },
    exclusive: inTurn(),
  };
}
