/** Those who edit a screen at the same time, from when the first came until the last has left. */
export interface EditRoomTable {
  id: string;
  reportId: string;
  /** Revision that the edits go on from, and the last edit that it has. */
  baseRevision: number;
  baseSeq: number;
  lastSeq: number;
  /** The texts of edits up to here are gone. */
  droppedSeq: number;
  /** Who made the base: name and editor; empty = it was there before. */
  savedBy: string;
  savedByClient: string;
  createTime: string;
}

export interface RoomEditTable {
  roomId: string;
  seq: number;
  clientId: string;
  editId: string;
  name: string;
  /** The last edit that its editor knew of. */
  seen: number;
  /** `ScreenEdit` as JSON; empty = dropped. The row stays, so that an edit sent again is known. */
  edit: string;
  createTime: string;
}

export interface RoomPersonTable {
  roomId: string;
  clientId: string;
  loginName: string;
  name: string;
  /** `Presence` as JSON; empty = nothing known yet */
  whereabouts: string;
  /** Until when they are there, unless a sign of life comes. */
  leaseUntil: string;
}
