/** Wer hereindarf: Einladungen, die bleiben, und Geräte. */
import type { guests as en } from "../en/guests.ts";
import { plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const guests: Sentences<typeof en> = {
  title: "Gäste",
  invite: "Jemanden einladen",
  inviteNote: "Ein Link lässt ein Gerät herein, bis du ihn widerrufst",
  about:
    "Schick jedem einen eigenen Link. Das erste Gerät, das ihn öffnet, kommt herein, und von da an immer wieder, auch nach einem Neustart des Servers.",
  notServed: [
    "Links führen zu einem Server. Stell dieses Buch mit ",
    "nml serve",
    " bereit oder einen Club mit ",
    "nml serve --club",
    ", und lade dort ein.",
  ],
  role: "Darf",
  roles: {
    organiser: "Leiten: alles außer den Dateien des Servers",
    player: "Spielen: eigene Warbands, Schlachten, Ergebnisse und Nachspiele",
    reader: "Lesen",
    screen: "Auf einem Bildschirm an der Wand zeigen",
  },
  roleNames: { organiser: "Spielleitung", player: "Spieler", reader: "Leser", screen: "Bildschirm" },
  name: "Name",
  nameHint: "steht unter allem, was sie tun, etwa Ada Finch",
  until: "Bis",
  untilEmpty: "bis du ihn widerrufst",
  shared: "Jedes Gerät, das den Link öffnet, kommt herein",
  warbands: "Eigene Warbands",
  warbandsNote: "außer denen, die sie mustern",
  make: "Link anlegen",
  made: (name: string) => `Der Link für ${name} ist angelegt`,
  madeHeading: (name: string) => `Link für ${name}`,
  once: "Der Link lässt das erste Gerät herein, das ihn öffnet. Er erscheint nur dieses eine Mal: Schick ihn jetzt.",
  everybody: "Der Link lässt jedes Gerät herein, das ihn öffnet. Er erscheint nur dieses eine Mal: Schick ihn jetzt.",
  code: (name: string) => `QR-Code: der Link für ${name}`,
  done: "Fertig",
  heading: "Wer hereindarf",
  headingNote: (invitations: number) => (invitations === 0 ? "" : plural(invitations, "Einladung", "Einladungen")),
  nobody: "Noch ist niemand eingeladen.",
  upTo: (day: string) => `bis ${day}`,
  unused: "noch nicht genutzt",
  gone: "das Gerät ist widerrufen",
  by: (who: string, day: string) => `eingeladen von ${who}, ${day}`,
  seen: (day: string) => `zuletzt hier ${day}`,
  own: "dieses Gerät",
  revoke: "Widerrufen",
  revokeInvitation: (name: string) => `Einladung von ${name} widerrufen`,
  key: (short: string) => `Schlüssel ${short}`,
  noKey: "vom Server signiert",
  keysHint:
    "Jedes Gerät signiert mit einem eigenen Schlüssel, was auf ihm geschieht. Kann ein Browser das nicht, signiert der Server für ihn: Dann steht nur der Server für den Namen ein.",
  revokeDevice: (device: string, name: string, key: string | null) =>
    `${device} von ${name} widerrufen${key === null ? "" : `, Schlüssel ${key}`}`,
  revokedDevice: (device: string, key: string | null) =>
    `${device} ist widerrufen${key === null ? "" : `: Was mit dem Schlüssel ${key} signiert ist, kommt nicht mehr herein`}`,
  sure: (name: string) => `${name} samt Geräten widerrufen? Über diesen Link kommt niemand mehr herein.`,
  sureOwn: "Das Gerät widerrufen, an dem du gerade bist? Du bist sofort draußen.",
  keep: "Abbrechen",
  revoked: "Widerrufen",
  another: "Dieses Gerät ist schon drin. Stattdessen über den neuen Link herein? Dann darf es, wofür der gilt.",
  comeIn: "Neuen Link nehmen",
  stay: "So bleiben",
  device: (browser: string | undefined, system: string | undefined) =>
    browser && system ? `${browser} auf ${system}` : (browser ?? system ?? "Ein Browser"),
};
