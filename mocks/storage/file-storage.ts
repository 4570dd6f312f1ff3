import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inTurn, type Storage } from './storage.ts';

/** A JSON file. A draft is written beside it and renamed, so that a crash leaves the old or the new content, never a part of it. */
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
