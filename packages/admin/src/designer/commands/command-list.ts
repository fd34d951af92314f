import type { Designer } from '../designer.ts';
import { isEnabled, type Command } from './command.ts';
import { rightPanelCommand } from './right-panel.command.ts';
import { saveCommand } from './save.command.ts';
import { publishCommand } from './publish.command.ts';
import { previewCommand } from './preview.command.ts';
import { templatesCommand } from './templates.command.ts';
import { importCommand } from './import.command.ts';
import { exportWithDataSetsCommand } from './export-with-data-sets.command.ts';
import { exportWithoutDataSetsCommand } from './export-without-data-sets.command.ts';
import { makeScreenCommand } from './make-screen.command.ts';
import { downloadPdfCommand } from './download-pdf.command.ts';
import { downloadPngCommand } from './download-png.command.ts';
import { downloadSvgCommand } from './download-svg.command.ts';
import { versionsCommand } from './versions.command.ts';
import { undoCommand } from './undo.command.ts';
import { redoCommand } from './redo.command.ts';
import { copyCommand } from './copy.command.ts';
import { cutCommand } from './cut.command.ts';
import { pasteCommand } from './paste.command.ts';
import { duplicateCommand } from './duplicate.command.ts';
import { saveAsBlockCommand } from './save-as-block.command.ts';
import { writeTextCommand } from './write-text.command.ts';
import { renameCommand } from './rename.command.ts';
import { deleteCommand } from './delete.command.ts';
import { selectAllCommand } from './select-all.command.ts';
import { deselectCommand } from './deselect.command.ts';
import { nudgeCommand } from './nudge.command.ts';
import { groupCommand } from './group.command.ts';
import { ungroupCommand } from './ungroup.command.ts';
import { leftPanelCommand } from './left-panel.command.ts';
import { lockCommand } from './lock.command.ts';
import { hideCommand } from './hide.command.ts';
import { moveToTopCommand } from './move-to-top.command.ts';
import { moveUpCommand } from './move-up.command.ts';
import { moveDownCommand } from './move-down.command.ts';
import { moveToBottomCommand } from './move-to-bottom.command.ts';
import { alignLeftCommand } from './align-left.command.ts';
import { alignCentreCommand } from './align-centre.command.ts';
import { alignRightCommand } from './align-right.command.ts';
import { alignTopCommand } from './align-top.command.ts';
import { alignMiddleCommand } from './align-middle.command.ts';
import { alignBottomCommand } from './align-bottom.command.ts';
import { distributeAcrossCommand } from './distribute-across.command.ts';
import { distributeDownCommand } from './distribute-down.command.ts';
import { zoomOutCommand } from './zoom-out.command.ts';
import { zoomInCommand } from './zoom-in.command.ts';
import { zoomFitCommand } from './zoom-fit.command.ts';
import { zoomActualCommand } from './zoom-actual.command.ts';
import { zoomSelectionCommand } from './zoom-selection.command.ts';
import { commandPaletteCommand } from './command-palette.command.ts';
import { shareCommand } from './share.command.ts';
import { shortcutsCommand } from './shortcuts.command.ts';
import { copyStyleCommand } from './copy-style.command.ts';
import { matchHeightCommand } from './match-height.command.ts';
import { matchSizeCommand } from './match-size.command.ts';
import { matchWidthCommand } from './match-width.command.ts';
import { pasteStyleCommand } from './paste-style.command.ts';
import { soloCommand } from './solo.command.ts';
import { tidyCommand } from './tidy.command.ts';
import { findCommand } from './find.command.ts';
import { gridCommand } from './grid.command.ts';
import { minimapCommand } from './minimap.command.ts';
import { selectNextCommand } from './select-next.command.ts';
import { selectPreviousCommand } from './select-previous.command.ts';
import { enterCommand } from './enter.command.ts';
import { resizeCommand } from './resize.command.ts';
import { rotateCommand } from './rotate.command.ts';
import { guidesCommand } from './guides.command.ts';
import { linkageGraphCommand } from './linkage-graph.command.ts';
import { tryOutCommand } from './try-out.command.ts';
import { addPageCommand } from './add-page.command.ts';
import { duplicatePageCommand } from './duplicate-page.command.ts';
import { deletePageCommand } from './delete-page.command.ts';
import { nextPageCommand } from './next-page.command.ts';
import { previousPageCommand } from './previous-page.command.ts';
import { moveToNextPageCommand } from './move-to-next-page.command.ts';
import { moveToPreviousPageCommand } from './move-to-previous-page.command.ts';
import { movePageEarlierCommand } from './move-page-earlier.command.ts';
import { movePageLaterCommand } from './move-page-later.command.ts';
import { phoneLayoutCommand } from './phone-layout.command.ts';
import { arrangeForPhoneCommand } from './arrange-for-phone.command.ts';
import { removePhoneLayoutCommand } from './remove-phone-layout.command.ts';

/** Every command, in the order in which lists show them. */
export const COMMANDS: readonly Command[] = [
  saveCommand,
  publishCommand,
  previewCommand,
  shareCommand,
  makeScreenCommand,
  templatesCommand,
  importCommand,
  exportWithDataSetsCommand,
  exportWithoutDataSetsCommand,
  downloadPngCommand,
  downloadSvgCommand,
  downloadPdfCommand,
  versionsCommand,
  undoCommand,
  redoCommand,
  copyCommand,
  cutCommand,
  pasteCommand,
  duplicateCommand,
  copyStyleCommand,
  pasteStyleCommand,
  saveAsBlockCommand,
  renameCommand,
  writeTextCommand,
  deleteCommand,
  selectAllCommand,
  deselectCommand,
  selectNextCommand,
  selectPreviousCommand,
  enterCommand,
  nudgeCommand,
  resizeCommand,
  rotateCommand,
  groupCommand,
  ungroupCommand,
  lockCommand,
  hideCommand,
  moveToTopCommand,
  moveUpCommand,
  moveDownCommand,
  moveToBottomCommand,
  alignLeftCommand,
  alignCentreCommand,
  alignRightCommand,
  alignTopCommand,
  alignMiddleCommand,
  alignBottomCommand,
  distributeAcrossCommand,
  distributeDownCommand,
  matchWidthCommand,
  matchHeightCommand,
  matchSizeCommand,
  tidyCommand,
  zoomOutCommand,
  zoomInCommand,
  zoomFitCommand,
  zoomActualCommand,
  zoomSelectionCommand,
  soloCommand,
  findCommand,
  gridCommand,
  minimapCommand,
  guidesCommand,
  linkageGraphCommand,
  tryOutCommand,
  phoneLayoutCommand,
  arrangeForPhoneCommand,
  removePhoneLayoutCommand,
  addPageCommand,
  duplicatePageCommand,
  deletePageCommand,
  nextPageCommand,
  previousPageCommand,
  movePageEarlierCommand,
  movePageLaterCommand,
  moveToNextPageCommand,
  moveToPreviousPageCommand,
  leftPanelCommand,
  rightPanelCommand,
  commandPaletteCommand,
  shortcutsCommand,
];

const BY_STROKE = new Map(COMMANDS.flatMap((command) => (command.keys ?? []).map((key) => [key, command] as const)));

/** The command that a key stroke calls, or undefined. */
export function commandOf(stroke: string): Command | undefined {
  return BY_STROKE.get(stroke);
}

/** Does a command if it can be done now; the answer says whether it was. */
export function runCommand(command: Command, designer: Designer, key?: string): boolean {
  if (!isEnabled(command, designer)) return false;
  void command.run(designer, key);
  return true;
}
