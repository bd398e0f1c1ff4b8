export const boardFr = {
  title: 'Score et chronomètre',
  panelText:
    'Les spectateurs voient chaque geste en quelques secondes. Scannez l’image pour tenir le score sur un téléphone.',
  open: 'Tenir le score',
  qr: 'Image de l’adresse, pour un téléphone',
  back: 'Vers l’événement',
  addPoints: '+{number} pour {team}',
  takeOne: '−1 pour {team}',
  undo: 'Annuler le dernier geste',
  period: 'Période',
  clock: 'Chronomètre',
  start: 'Lancer le chronomètre',
  stop: 'Arrêter le chronomètre',
  setClock: 'Le régler sur',
  set: 'Régler',
  badTime: 'Une durée s’écrit 8:05',
  sent: 'Tout est compté.',
  sending: 'Envoi…',
  waiting: {
    one: 'Pas de connexion. {number} geste est gardé et partira de lui-même.',
    many: 'Pas de connexion. {number} de gestes sont gardés et partiront d’eux-mêmes.',
    other: 'Pas de connexion. {number} gestes sont gardés et partiront d’eux-mêmes.',
  },
  changed: {
    one: 'Quelqu’un d’autre a changé le tableau entre-temps. {number} geste de votre part ne compte pas encore.',
    many: 'Quelqu’un d’autre a changé le tableau entre-temps. {number} de gestes de votre part ne comptent pas encore.',
    other:
      'Quelqu’un d’autre a changé le tableau entre-temps. {number} gestes de votre part ne comptent pas encore.',
  },
  countAnyway: 'Compter en plus',
  drop: 'Abandonner',
}
