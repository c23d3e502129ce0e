import type { Answer, TestServer } from './app.ts'

const BOUNDARY = 'minato-upload'

/** Sends one file as a browser does. */
export async function upload<T = unknown>(server: TestServer, path: string, file: Buffer): Promise<Answer<T>> {
  const payload = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="picture"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  const { statusCode, headers, body } = await server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'tenant-id': 'staging',
      ...server.guard(),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload,
  })
  return { status: statusCode, headers, json: JSON.parse(body) as T }
}
