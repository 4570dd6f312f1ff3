import { type SharedHomes, sharedHomesSchema } from './shared-homes.ts';

/*
 * Homes in the fragment of a link: `1.` and compressed JSON in base64url. Browsers never send a fragment to a server, unless a messenger
 * wrote its `#` as `%23`. The number grows with a change that older versions could not read. Zlib's format rather than raw deflate: its
 * checksum detects a link that was cut or altered.
 */
const version = 1;
const format = 'deflate';

/** The most characters of a fragment: more would not survive every messenger. */
const longestFragment = 8_000;
/** The most bytes that a fragment may decompress to: a short one could fill the memory. */
const mostBytes = 64_000;

/** Why a link cannot be shown: it was cut or altered, or a newer version of the portal made it. */
export type LinkFault = 'damaged' | 'newer';

/** Writes homes, as JSON, as the fragment of a link, or null if they take more room than a link has. */
export async function toFragment(json: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > mostBytes) return null;
  const packed = await allOf(bytes, new CompressionStream(format));
  const fragment = `${version}.${toBase64Url(packed)}`;
  return fragment.length > longestFragment ? null : fragment;
}

/** Reads the fragment of a link, without its `#`. Punctuation behind it belongs to the text around the link. */
export async function readFragment(fragment: string): Promise<SharedHomes | LinkFault> {
  const [, made, text = ''] = /^(\d{1,3})\.([\w-]*)/.exec(fragment) ?? [];
  if (Number(made) > version) return 'newer';
  if (Number(made) !== version || text.length > longestFragment) return 'damaged';
  try {
    const json = await allOf(fromBase64Url(text), new DecompressionStream(format));
    return sharedHomesSchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch {
    return 'damaged';
  }
}

/** @throws if more comes out of the stream than a link may hold; what is left is not unpacked. */
async function allOf(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  // Safari has no async iteration of streams.
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > mostBytes) {
      void reader.cancel();
      throw new RangeError('The link unfolds to too much');
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
