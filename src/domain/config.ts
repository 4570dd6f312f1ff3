import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.nullable(schema), null);

const identitySchema = z.object({ apiKey: text, authDomain: text, projectId: text });
export type IdentityConfig = z.output<typeof identitySchema>;

const configSchema = z.object({
  /** The root that the calls are appended to. */
  apiRoot: z.catch(text, '/api/'),
  termsUrl: optional(text),
  /** The Firebase project of the social sign-in. */
  identity: optional(identitySchema),
  reportUrl: optional(text),
});
export type Config = z.output<typeof configSchema>;

declare global {
  /** The settings of `/config.js`, a file beside the page that can be changed after the build. */
  var portalConfig: unknown;
  interface ImportMetaEnv {
    /** The root of the calls in the environment of the build. */
    readonly VITE_API_ROOT?: string;
  }
}

/** Reads the settings of an installation; missing and invalid ones have their defaults. */
export function readConfig(file: unknown): Config {
  return configSchema.safeParse(file).data ?? configSchema.parse({});
}
