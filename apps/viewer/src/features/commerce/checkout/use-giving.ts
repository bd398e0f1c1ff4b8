import { groupSeats } from '@grandstand/contract/constants'
import { type Basket, basketHref, checkSeats } from '@grandstand/rules'
import { useMemo, useState } from 'react'
import { useAttempts } from './use-attempts.ts'

type Whom = 'own' | 'gift' | 'group'

/** Who the purchase is for: the buyer, somebody else or a group. What is typed stays when the buyer changes their mind. */
export function useGiving(asked: Basket) {
  const attempts = useAttempts()
  const [kept] = useState(() => {
    const before = attempts.read()
    return before && basketHref(before.basket) === basketHref(asked) ? before.gift : null
  })
  const [chosen, setWhom] = useState<Whom>(asked.seats ? 'group' : asked.gift ? 'gift' : 'own')
  const canGive = asked.type !== 'subscription'
  const canGroup = asked.type === 'event'
  const whom = (chosen === 'group' && !canGroup) || !canGive ? 'own' : chosen
  const [typed, setTyped] = useState(kept?.email ?? '')
  const [seats, setSeats] = useState(Number(asked.seats ?? groupSeats.min))
  const basket = useMemo((): Basket => {
    const { gift: _gift, seats: _seats, ...own } = asked
    if (whom === 'group') return { ...own, seats: String(seats) }
    return whom === 'gift' ? { ...own, gift: '1' } : own
  }, [asked, whom, seats])
  return {
    /** What is bought, with that choice in it. */
    basket,
    whom,
    isGift: whom === 'gift',
    seats: whom === 'group' ? seats : 1,
    canGive,
    canGroup,
    /** What was sent with a try before a reload or the bank's page. */
    kept,
    recipient: whom === 'gift' && typed !== '' ? typed : null,
    onRecipient: setTyped,
    /** Until what is typed is right, the price is that of the last number. */
    onSeats: (text: string) => {
      if (checkSeats(text) === null) setSeats(Number(text))
    },
    choose(next: Whom): void {
      setWhom(next)
      setTyped('')
    },
  }
}

export type Giving = ReturnType<typeof useGiving>
