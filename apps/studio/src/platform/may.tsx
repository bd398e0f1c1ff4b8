import type { WireCall } from '@grandstand/contract/studio-wire'
import type { ReactNode } from 'react'
import { useMayCall } from './operator.ts'

/** Shown to operators who may make the call. */
export function May({ call, children }: { call: WireCall; children: ReactNode }) {
  return useMayCall()(call) ? children : null
}
