import { newKey } from '@grandstand/api-client'
import { useState } from 'react'
import { createStorage } from '../../../platform/storage.ts'
import { type Attempts, createAttempts } from './attempts.ts'

/** Of this tab: two tabs are two tries, and the server sees to it that one is charged. */
export function useAttempts(): Attempts {
  const [attempts] = useState(() =>
    createAttempts(createStorage({ local: () => sessionStorage, now: () => Date.now() }), newKey),
  )
  return attempts
}
