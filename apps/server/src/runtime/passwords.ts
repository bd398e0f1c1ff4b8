import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createSlots } from './slots.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time whether there is a hash or none, so that nobody learns who has an account. */
  isRight(passwordHash: string | null, password: string): Promise<boolean>
}

interface PasswordsOptions {
  maxAtOnce?: number
  maxWaiting?: number
}

/** argon2id is the library's default algorithm. 19 MiB, two passes, one lane: what OWASP asks for at least. */
const work = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of a random password that nobody knows, made with the same work. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$DafBEth+ezdoUu+YTP9pJQ$b0ONeqnRCvuqLfIVETxfWK7V5YCZ5xqNDkwEqHbxm/g'
/** One core stays for the other requests, and so does one of the four threads that also read files and compress. */
const coresToSpare = Math.max(1, Math.min(availableParallelism() - 1, 3))
/** About three seconds of work; a later caller does better to try again. */
const waitingPerCore = 100
const retryAfterSeconds = 3

/** Hashing is made to be slow, so only so much of it runs or waits at once; above that 429. */
export function createPasswords({
  maxAtOnce = coresToSpare,
  maxWaiting = maxAtOnce * waitingPerCore,
}: PasswordsOptions = {}): Passwords {
  const inTurn = createSlots(maxAtOnce, { maxWaiting, retryAfterSeconds })

  return {
    hash: password => inTurn(() => hash(asTyped(password), work)),
    isRight: (passwordHash, password) =>
      inTurn(async () => {
        const isSame = await verify(passwordHash ?? nobodysHash, asTyped(password))
        return isSame && passwordHash !== null
      }),
  }
}

/** Keyboards write the same letter in different ways, as one character or as letter and accent. */
function asTyped(password: string): string {
  return password.normalize('NFKC')
}
