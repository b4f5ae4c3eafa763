import assert from 'node:assert/strict';
import test from 'node:test';
import { looseBars } from '#core/frame/bar-room.ts';

test('ONL-102 bars let go of a screen of which they would take more than 40 %, the head first', () => {
  const cases: [height: number, head: number, actions: number, tabs: number, loose: string][] = [
    [844, 61, 80, 84, 'none'],
    [640, 88, 84, 84, 'none'],
    [640, 89, 84, 84, 'head'], // 257 of 640
    [640, 234, 172, 84, 'head'], // 256 without the head
    [640, 234, 211, 84, 'all'], // the wizard with text of 200 % at 320 px
    [640, 0, 0, 84, 'none'],
  ];
  for (const [height, head, actions, tabs, loose] of cases)
    assert.equal(looseBars(height, { head, actions, tabs }), loose, `${head} ${actions}`);
});
