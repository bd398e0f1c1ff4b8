import { createContext, use } from 'react'
import { createStages } from './create-stages.ts'

/** One list for the page: its screens come and go. */
export const stages = createStages(() => document.createElement('div'))

interface StageState {
  /** It plays on in a corner of the window. */
  isSmall: boolean
  setPlaying: (isPlaying: boolean) => void
}

/** Without a host around it, as in another site's page, nothing is kept. */
export const StageStateContext = createContext<StageState>({ isSmall: false, setPlaying() {} })

/** Where the stage around this is, and whether it plays. */
export const useStageState = (): StageState => use(StageStateContext)
