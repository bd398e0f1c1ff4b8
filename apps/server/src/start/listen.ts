import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { errorCode } from '../runtime/error-code.ts'
import { StartError } from '../runtime/start-error.ts'

/** Returns where it listens on this machine. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    const address = await app.listen({ host, port })
    return `http://localhost:${new URL(address).port}`
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
      )
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Choose one above 1023.`)
    throw error
  }
}
