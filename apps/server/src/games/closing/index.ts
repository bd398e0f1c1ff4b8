import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { addGameNote } from './add-game-note.ts'
import { addGameToLibrary } from './add-game-to-library.ts'
import { choosePoster } from './choose-poster.ts'
import { closeGame } from './close-game.ts'
import { getClosing } from './get-closing.ts'
import { reopenGame } from './reopen-game.ts'
import { setClosingMail } from './set-closing-mail.ts'
import { setKickOff } from './set-kick-off.ts'

export { findClosing, insertNote, keepClosing, listNotes, openClosing } from './closing-store.ts'
export { describeClosed } from './describe-closed.ts'

const keyOf = (params: { channel: string }) => params.channel

export const closingRoutes = [
  channelRoute(studioCalls.getClosing, keyOf, getClosing),
  channelRoute(studioCalls.closeGame, keyOf, closeGame),
  channelRoute(studioCalls.reopenGame, keyOf, reopenGame),
  channelRoute(studioCalls.addGameNote, keyOf, addGameNote),
  channelRoute(studioCalls.choosePoster, keyOf, choosePoster),
  channelRoute(studioCalls.setKickOff, keyOf, setKickOff),
  channelRoute(studioCalls.addGameToLibrary, keyOf, addGameToLibrary),
  channelRoute(studioCalls.setClosingMail, keyOf, setClosingMail),
]
