import type { ReactNode } from 'react'

/** The place of a game's picture. It is drawn by the frame of the page, so that it can outlive the screen that shows it. */
export interface Stage {
  id: number
  /** Goes wherever the picture is to be seen. */
  box: HTMLElement
  content: ReactNode
  isPlaying: boolean
  /** Its own screen is the one that is shown. */
  isHome: boolean
  /** Its own screen was scrolled on. */
  isPassed: boolean
}

export type Stages = ReturnType<typeof createStages>

/** A game that plays is kept when its screen goes; any other goes with it. Of all stages one alone plays. */
export function createStages(createBox: () => HTMLElement) {
  let stages: readonly Stage[] = []
  let corner: HTMLElement | null = null
  const listeners = new Set<() => void>()

  function set(next: readonly Stage[]): void {
    for (const gone of stages) if (!next.some(({ id }) => id === gone.id)) gone.box.remove()
    stages = next
    for (const listener of listeners) listener()
  }
  function change(id: number, changed: Partial<Stage>): void {
    set(stages.map(stage => (stage.id === id ? { ...stage, ...changed } : stage)))
  }

  return {
    list: () => stages,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Where those are seen that have left their screens. */
    setCorner(element: HTMLElement | null) {
      corner = element
    },
    /** The game's own screen has a place for it; the returned function takes that away again. */
    enter(id: number, slot: HTMLElement, content: ReactNode) {
      const known = stages.find(stage => stage.id === id)
      const stage = known ?? { id, box: createBox(), content, isPlaying: false }
      move(stage.box, slot)
      const others = stages.filter(other => other.id !== id)
      set([...others, { ...stage, content, isHome: true, isPassed: false }])
      return () => {
        const left = stages.find(other => other.id === id)
        if (!left?.isPlaying || !corner) return set(stages.filter(other => other.id !== id))
        move(left.box, corner)
        change(id, { isHome: false, isPassed: false })
      }
    },
    show: (id: number, content: ReactNode) => change(id, { content }),
    pass: (id: number, isPassed: boolean) => change(id, { isPassed }),
    setPlaying(id: number, isPlaying: boolean) {
      const told = stages.map(stage => (stage.id === id ? { ...stage, isPlaying } : stage))
      set(told.filter(stage => stage.isHome || (stage.isPlaying && (stage.id === id || !isPlaying))))
    },
    /** Something else plays: what is in the corner has been left for it. */
    dropKept: () => set(stages.filter(({ isHome }) => isHome)),
  }
}

/** A video plays on when it is moved within one task; where a browser can, without its noticing. */
function move(
  box: HTMLElement,
  holder: HTMLElement & { moveBefore?: (node: Node, child: null) => void },
): void {
  if (box.parentNode === holder) return
  if (box.isConnected && holder.isConnected && holder.moveBefore) holder.moveBefore(box, null)
  else holder.append(box)
}
