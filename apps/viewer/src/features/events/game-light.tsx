import type { Event } from '@grandstand/contract'
import { sidesInOrder } from '@grandstand/rules'
import type { ReactNode } from 'react'
import styles from './game-light.module.css'

interface GameLightProps {
  event: Event
  className?: string | undefined
  children?: ReactNode
}

/** A game lit by its two teams, away from the top and home from below, where there is no picture of it. */
export function GameLight({ event, className = '', children }: GameLightProps) {
  const [away, home] = sidesInOrder(event)
  const style = { '--away': away?.color, '--home': home?.color ?? away?.color }
  return (
    <span className={`${styles.light} ${className}`} style={style} data-picture="">
      {children}
    </span>
  )
}
