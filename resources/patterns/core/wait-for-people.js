// Where somebody sits at the shell it waits for them; elsewhere it goes on: then write the steps before and after as scripts of
// their own.
function waitForPeople(step) {
  print(step);
  if (typeof process !== "object" || !process.stdin.isTTY) return;
  print($question$);
  for (let done = false; !done; ) {
    try {
      require("fs").readSync(process.stdin.fd, Buffer.alloc(1024));
      done = true;
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      sleep(100);
    }
  }
}
