import { endWithParent } from '../child/end-with-parent.ts';

/** A child that computes without a pause once it has said that it is there. */
endWithParent(4);
process.once('message', () => {
  process.send?.('busy', () => {
    for (;;);
  });
});
