import { initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signOut,
  TwitterAuthProvider,
} from '@firebase/auth';
import type { IdentityConfig } from '../domain/config.ts';

export type IdentityProvider = 'google' | 'facebook' | 'github' | 'twitter';

export interface Identity {
  id: string;
  email: string | null;
  name: string | null;
}

export interface IdentitySdk {
  signIn: (provider: IdentityProvider) => Promise<Identity>;
  signOut: () => Promise<void>;
}

const providers = {
  google: GoogleAuthProvider,
  facebook: FacebookAuthProvider,
  github: GithubAuthProvider,
  twitter: TwitterAuthProvider,
} satisfies Record<IdentityProvider, unknown>;

/** The only module that knows Firebase Authentication. */
export function openIdentitySdk(config: IdentityConfig): IdentitySdk {
  // In memory only: the portal signs in through the provider once and then uses its own session.
  const auth = initializeAuth(initializeApp(config), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  return {
    async signIn(provider) {
      const { user } = await signInWithPopup(auth, new providers[provider]());
      return { id: user.uid, email: user.email, name: user.displayName };
    },
    signOut: () => signOut(auth),
  };
}
