import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { expect, it } from 'vitest'
import { timeouts } from '../../src/http/timeouts.ts'
import { createTlsServer } from '../../src/http/tlsServer.ts'
import { createCertificate } from '../certificate.ts'
import { createTestApp } from '../helper.ts'

/** Limits that end in the time of a test. */
const soon = { headers: 100, body: 100, request: 100, keepAlive: 100, check: 20 }

const listening = async () => {
  const identity = createCertificate()
  const server = createTlsServer(() => undefined, identity, soon)
  server.on('clientError', (_error, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, ca: identity.cert }
}

/** A frame of HTTP/2 (RFC 9113, 4.1). */
const frame = (type: number, flags: number, stream: number, payload: Buffer): Buffer => {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head.writeUInt8(type, 3)
  head.writeUInt8(flags, 4)
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

const preface = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  frame(4, 0, 0, Buffer.alloc(0)),
])
const endsStream = 1
const endsHeaders = 4
const headersOfGet = (flags: number): Buffer =>
  frame(1, flags, 1, Buffer.from([0x82, 0x84, 0x87, 0x41, 1, 0x61]))
const halfHeaders = headersOfGet(endsStream)
const wholeHeaders = headersOfGet(endsStream | endsHeaders)

it.each([
  ['no handshake', undefined, ''],
  ['half the preface of HTTP/2', 'h2', preface.subarray(0, 9)],
  ['half the headers of HTTP/2', 'h2', Buffer.concat([preface, halfHeaders])],
  ['half the headers of HTTP/1.1', 'http/1.1', 'GET / HTTP/1.1\r\nHost: '],
  ['a request of HTTP/2 that stays open', 'h2', Buffer.concat([preface, wholeHeaders])],
  ['a request of HTTP/1.1 that stays open', 'http/1.1', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
])('closes a connection with %s', async (_name, protocol, bytes) => {
  const { server, port, ca } = await listening()
  const socket = protocol
    ? connectTls({ port, ca, host: '127.0.0.1', ALPNProtocols: [protocol] })
    : connect(port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  const closed = once(socket, 'close')
  await once(socket, protocol ? 'secureConnect' : 'connect')
  if (bytes) socket.write(bytes)
  await closed
  server.close()
  await once(server, 'close')
})

it('has the limits of the server without TLS', async () => {
  const plain = await createTestApp()
  for (const server of [plain.app.server, createTlsServer(() => undefined, createCertificate())]) {
    expect(server).toMatchObject({
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      timeout: timeouts.keepAlive,
      keepAliveTimeout: timeouts.keepAlive,
    })
  }
  await plain.close()
})
