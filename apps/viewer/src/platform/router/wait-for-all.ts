import { startTransition } from 'react'

/** The present screen stays until all of the next one can be drawn. */
export const waitForAll = (_next: unknown, show: () => void) => startTransition(show)
