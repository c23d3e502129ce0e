import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** An authenticator in software for tests (WebAuthn): ES256, attestation "none". Its answers can be told to be wrong. */

type Cbor = number | string | Buffer | Map<number | string, Cbor>
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
/** As much of CBOR (RFC 8949) as a credential needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap((pair) => pair.map(cbor))])
}
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

interface Ceremony {
  challenge: string
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  /** Of a new credential. */
  idLength?: number
}
export interface Authenticator {
  id: string
  create(ceremony: Ceremony): {
    credentialId: string
    clientDataJSON: string
    attestationObject: string
    transports: string[]
  }
  get(ceremony: Ceremony): {
    credentialId: string
    clientDataJSON: string
    authenticatorData: string
    signature: string
  }
}

export function createAuthenticator(defaults: { origin?: string; rpId?: string } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const coordinate = (text: string) => Buffer.from(text, 'base64url')
  // COSE_Key: EC2, ES256, P-256 (RFC 9053).
  const key = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
  let count = 0
  const clientData = (type: string, { challenge, origin = defaults.origin ?? 'http://localhost:3000' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = ({ rpId = defaults.rpId ?? 'localhost', isVerified = true, counter }: Ceremony, more?: Buffer) => {
    const bytes = Buffer.alloc(5)
    // User present, user verified, attested credential data.
    bytes[0] = 1 | (isVerified ? 4 : 0) | (more ? 64 : 0)
    count = counter ?? count + 1
    bytes.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), bytes, more ?? Buffer.alloc(0)])
  }
  return {
    id,
    create(ceremony) {
      const given = ceremony.idLength === undefined ? credentialId : Buffer.alloc(ceremony.idLength)
      const length = Buffer.from([given.length >> 8, given.length & 255])
      const data = authData(ceremony, Buffer.concat([Buffer.alloc(16), length, given, key]))
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      )
      return {
        credentialId: id,
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    get(ceremony) {
      const client = clientData('webauthn.get', ceremony)
      const data = authData(ceremony)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        credentialId: id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}
