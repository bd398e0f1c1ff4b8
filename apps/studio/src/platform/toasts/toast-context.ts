import { createContext, use } from 'react'

export interface Toast {
  text: string
  /** Takes it back; where nothing can, it is left out. */
  undo?: () => Promise<unknown>
}

/** Says for some seconds what was done. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {})

export const useToast = () => use(ToastContext)
