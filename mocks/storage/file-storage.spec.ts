// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { specServer } from '#mocks/spec-client.ts';
import { freshState } from '#mocks/state.ts';
import { fileStorage } from './file-storage.ts';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mocks-'));
  file = join(folder, 'made', 'data.json');
});
afterEach(() => rm(folder, { recursive: true }));

it('outlives the server', async () => {
  const first = specServer(fileStorage(file));
  const token = await first.signIn();
  await first.ask('deleteProperty', { token, id: 'home-4187203' });
  expect(await specServer(fileStorage(file)).homes(token)).toHaveLength(26);
});

it('leaves no other file', async () => {
  const storage = fileStorage(file);
  await storage.write(freshState(1));
  await storage.write(freshState(2));
  expect(await storage.read()).toMatchObject({ seededAt: 2 });
  expect(await readdir(dirname(file))).toEqual(['data.json']);
});

it('reads a missing file and half a file as undefined', async () => {
  const broken = join(folder, 'broken.json');
  await writeFile(broken, '{"version":1,');
  expect(await fileStorage(file).read()).toBeUndefined();
  expect(await fileStorage(broken).read()).toBeUndefined();
});
