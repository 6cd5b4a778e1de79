import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { errorCode } from '../platform/dataFolder.ts'
import { StartError } from '../platform/startError.ts'

interface Address {
  readonly host: string
  readonly port: number
  /** The environment variable that sets the port. */
  readonly variable: 'PORT' | 'METRICS_PORT'
}

const explain = (error: unknown, { host, port, variable }: Address): unknown => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is taken by another program`,
        `Stop it, or set ${variable} to a free one, like ${variable}=${port + 1}.`,
      )
    case 'EACCES':
      return new StartError(`Port ${port} needs privileges`, `Set ${variable} to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `This machine has no address ${host}`,
        'Set HOST to one of its own, like HOST=127.0.0.1.',
      )
    default:
      return error
  }
}

/**
 * Checks that the port is free before anything else starts. For port 0 it chooses a port, because the
 * public address of a demo contains it.
 */
export const choosePort = async (config: Config): Promise<Config> => {
  const probe = createServer()
  try {
    probe.listen(config.port, config.host)
    await once(probe, 'listening')
  } catch (error) {
    throw explain(error, { ...config, variable: 'PORT' })
  }
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) }
}

const listenAt = async (app: FastifyInstance, address: Address): Promise<void> => {
  try {
    await app.listen({ host: address.host, port: address.port })
  } catch (error) {
    await app.close()
    throw explain(error, address)
  }
}

export const listen = (app: FastifyInstance, { host, port }: Config): Promise<void> =>
  listenAt(app, { host, port, variable: 'PORT' })

export const listenForMetrics = async (
  app: FastifyInstance,
  { host, metricsPort: port }: Config,
): Promise<void> => {
  if (port) await listenAt(app, { host, port, variable: 'METRICS_PORT' })
}
