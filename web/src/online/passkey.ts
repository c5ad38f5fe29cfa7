// Passkeys: the device proves by a signature that it is somebody's. The server asks and checks; here the browser is
// asked, and bytes become text for the way.

import type { Person } from '../engine/protocol';
import { api } from './api';
import { fromBase64url, toBase64url } from './bytes';

/** Browsers have passkeys for secure pages only, and bind them to a name: an address in numbers has none. */
export const hasPasskeys = () => isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

/** Makes one for whoever is known here. */
export async function makePasskey(person: Person): Promise<void> {
  const { challenge, site, algorithms, known } = await api.askToMakePasskey();
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: fromBase64url(challenge),
      rp: { id: site, name: 'Townsmith' },
      user: { id: new TextEncoder().encode(person.id), name: person.name, displayName: person.name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: fromBase64url(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  await api.addPasskey({ challenge, client_data: toBase64url(response.clientDataJSON), attestation: toBase64url(response.attestationObject) });
}

/** Comes back by one of those that this device has. */
export async function usePasskey(): Promise<Person> {
  const { challenge, site } = await api.askToComeBack();
  const used = (await navigator.credentials.get({
    publicKey: { challenge: fromBase64url(challenge), rpId: site, userVerification: 'preferred' },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return api.comeBackByPasskey({
    challenge,
    id: toBase64url(used.rawId),
    client_data: toBase64url(response.clientDataJSON),
    authenticator_data: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
  });
}
