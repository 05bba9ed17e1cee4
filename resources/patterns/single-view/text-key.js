if (typeof key === "string") key = key.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "").replace(/[A-Z]/g, letter => letter.toLowerCase());
