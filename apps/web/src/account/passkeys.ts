import type { PasskeyCreation, PasskeyRequest } from '@minato/contract/passkeys'
import { FormError } from '../forms/form-errors.ts'
import type { SecondFactorTexts } from '../i18n/en/second-factor.ts'

/** Passkeys in the browser (WebAuthn). Bytes travel as base64url, which older browsers do not convert themselves. */

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
export const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const descriptorOf = ({
  id,
  transports,
}: PasskeyRequest['allowCredentials'][number]): PublicKeyCredentialDescriptor => ({
  id: bytesOf(id),
  type: 'public-key',
  ...(transports && { transports: transports as AuthenticatorTransport[] }),
})

/** @throws FormError if the user cancels, the dialog is closed or the browser cannot */
async function ask<R extends AuthenticatorResponse>(
  t: SecondFactorTexts['passkey'],
  run: () => Promise<Credential | null>,
): Promise<{ credentialId: string; response: R }> {
  if (!('PublicKeyCredential' in window)) throw new FormError({}, [t.unsupported])
  const credential = await run().catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error
    throw new FormError({}, [error.name === 'InvalidStateError' ? t.known : t.cancelled])
  })
  if (!credential) throw new FormError({}, [t.cancelled])
  const { rawId, response } = credential as PublicKeyCredential
  return { credentialId: base64url(rawId), response: response as R }
}

/** What PUT /account/passkey/confirm takes. */
export async function createPasskey(
  { challenge, user, excludeCredentials, ...options }: PasskeyCreation,
  t: SecondFactorTexts['passkey'],
) {
  const publicKey = {
    ...options,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(descriptorOf),
  }
  const { credentialId, response } = await ask<AuthenticatorAttestationResponse>(t, () =>
    navigator.credentials.create({ publicKey }),
  )
  return {
    credentialId,
    clientDataJSON: base64url(response.clientDataJSON),
    attestationObject: base64url(response.attestationObject),
    // Extensions of password managers may leave it out.
    transports: response.getTransports?.() ?? [],
  }
}

/** What PUT /account/passkey/check takes. */
export async function signWithPasskey(
  { challenge, allowCredentials, ...options }: PasskeyRequest,
  t: SecondFactorTexts['passkey'],
  signal: AbortSignal,
) {
  const publicKey = { ...options, challenge: bytesOf(challenge), allowCredentials: allowCredentials.map(descriptorOf) }
  const { credentialId, response } = await ask<AuthenticatorAssertionResponse>(t, () =>
    navigator.credentials.get({ publicKey, signal }),
  )
  return {
    credentialId,
    clientDataJSON: base64url(response.clientDataJSON),
    authenticatorData: base64url(response.authenticatorData),
    signature: base64url(response.signature),
  }
}
